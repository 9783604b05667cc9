/** Small signs for buttons, in the colour of the text. */
import type { ReactNode } from 'react';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      {children}
    </svg>
  );
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" strokeLinecap="round" />
    </Icon>
  );
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" strokeLinejoin="round" />
    </Icon>
  );
}

export function HalfIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" strokeLinecap="round" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
    </Icon>
  );
}

export function ChatIcon() {
  return (
    <Icon>
      <path d="M4 5h16v11H11l-5 4v-4H4z" strokeLinejoin="round" />
    </Icon>
  );
}

export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="9" cy="8" r="3.5" />
      <path
        d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5"
        strokeLinecap="round"
      />
    </Icon>
  );
}

/** An oil lamp: light on the matter. */
export function LampIcon() {
  return (
    <Icon>
      <path d="M2.5 12h13.5c2 0 3-1 4-2.5-.5 5-3 8-8.5 8-5 0-8-2-9-5.5zM8 20.5h7" strokeLinejoin="round" />
      <path d="M20 6.5c-1.5-1.5 0-3 0-4.5 1.5 1.5 1.5 3 0 4.5z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

/** An hourglass. */
export function PaceIcon() {
  return (
    <Icon>
      <path
        d="M6 3h12M6 21h12M7.5 3c0 5 3.5 6 3.5 9s-3.5 4-3.5 9M16.5 3c0 5-3.5 6-3.5 9s3.5 4 3.5 9"
        strokeLinecap="round"
      />
      <path d="M9.5 20c.5-2.5 1.5-3.5 2.5-3.5s2 1 2.5 3.5z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
