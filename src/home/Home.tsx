import styles from './Home.module.css';

const GAMES = [
  { name: 'Monuments', status: 'Rules engine ready, table coming' },
  { name: 'Monumento', status: 'Coming' },
  { name: 'World Wonders', status: 'Coming' },
] as const;

export function Home() {
  return (
    <main className={styles['home']}>
      <h1>Agora</h1>
      <p>A table for three games of monuments.</p>
      <ul className={styles['games']}>
        {GAMES.map(({ name, status }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>{status}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
