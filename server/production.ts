/** Imported before everything else: boardgame.io and its friends ask only once, while they are loaded. */
process.env['NODE_ENV'] ||= 'production';

export {};
