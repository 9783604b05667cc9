import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

it('opens port 8000 to this machine only, unless told otherwise', () => {
  expect(readConfig({})).toEqual({ host: '127.0.0.1', port: 8000 });
  expect(readConfig({ HOST: '0.0.0.0', PORT: '9000' })).toEqual({ host: '0.0.0.0', port: 9000 });
});

it.each(['http', '-1', '65536', '80.5', '0x50', ' 80'])('refuses the port "%s"', (port) => {
  expect(() => readConfig({ PORT: port })).toThrow('PORT must be a number');
});
