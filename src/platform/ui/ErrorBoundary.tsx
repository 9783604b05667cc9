import { Component, type ReactNode } from 'react';
import { useTexts } from '../i18n/language.tsx';
import { Button } from './Button.tsx';
import styles from './Sheet.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Stops at an error with something to do, instead of an empty page. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Failure error={this.state.error} />;
  }
}

function Failure({ error }: { readonly error: unknown }) {
  const { trouble } = useTexts();
  // Browsers word it differently; all of them name the module.
  const isUnloaded = /module|import|fetch/i.test(String(error));
  return (
    <main className={`${styles['sheet']} ${styles['text']}`}>
      <h1 className={styles['title']}>{trouble.failedTitle}</h1>
      <p role="alert">{isUnloaded ? trouble.offlineText : trouble.failedText}</p>
      <p>
        <Button kind="main" onClick={() => window.location.reload()}>
          {trouble.reload}
        </Button>
      </p>
      <p>
        <a href="/">{trouble.backHome}</a>
      </p>
    </main>
  );
}
