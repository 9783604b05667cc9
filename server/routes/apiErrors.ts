import Koa, { type Middleware } from 'koa';
import { isApi } from './board.ts';

/** Under /games everything is JSON, also "there is no such thing". */
export const apiErrors: Middleware = async (ctx, next) => {
  if (!isApi(ctx.path)) return next();
  try {
    await next();
  } catch (error) {
    if (!(error instanceof Koa.HttpError && error.expose)) throw error;
    ctx.status = error.status;
    ctx.body = { error: error.message };
  }
  if (ctx.status === 404 && ctx.body == null) {
    ctx.status = 404;
    ctx.body = { error: 'Not found' };
  }
};
