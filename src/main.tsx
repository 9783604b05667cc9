import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './home/Home.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Home />
  </StrictMode>,
);
