import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './platform/ui/tokens.css';
import './platform/ui/base.css';
import { rooms } from './games/index.ts';
import { keepOffline } from './offline/register.ts';
import { App } from './platform/pages/App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App rooms={rooms} />
  </StrictMode>,
);
keepOffline();
