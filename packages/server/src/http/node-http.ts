/** The parts of node:http that are used. An `import` would read every export, and reading `WebSocket` loads undici. */

export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
