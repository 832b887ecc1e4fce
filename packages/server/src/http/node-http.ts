/** The parts of node:http that are used. An `import` would evaluate every export, and that of `WebSocket` loads undici. */

export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
