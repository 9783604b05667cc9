/** /health and /metrics. */
import type { Middleware } from 'koa';
import { hashOf, isSecretOf } from '../guard/secrets.ts';
import { isFromHere } from '../guard/visitors.ts';
import type { House } from '../house.ts';
import { factsOf } from '../log.ts';

export function statusRoutes(house: House, metricsToken: string | null): Middleware {
  const tokenHash = metricsToken === null ? null : hashOf(metricsToken);
  return async (ctx, next) => {
    if (ctx.path !== '/health' && ctx.path !== '/metrics') return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/health') {
      ctx.status = (await isHealthy(house)) ? 200 : 503;
      ctx.body = { ok: ctx.status === 200 };
      return;
    }
    const bearer = ctx.get('authorization').replace(/^Bearer /, '');
    if (tokenHash ? !isSecretOf(tokenHash, bearer) : !isFromHere(ctx.req, house.visitors)) {
      ctx.status = 403;
      ctx.body = { error: 'Metrics are for this machine, or for who brings METRICS_TOKEN.' };
      return;
    }
    ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
    ctx.body = house.metrics.text();
  };
}

async function isHealthy(house: House): Promise<boolean> {
  try {
    await house.store.check();
    return !house.isClosing;
  } catch (error) {
    house.log.error('unhealthy', factsOf(error));
    return false;
  }
}
