/** What is used of node:http. An `import` reads every export, and `WebSocket` among them loads all of Node's undici. */

export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
