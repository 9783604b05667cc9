// Where a thread begins: plain JavaScript that teaches it TypeScript, as `tsx` does for the server itself.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
