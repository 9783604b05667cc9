import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import { BANDS, Block, C, Columns, Crane, each, Panel, rect, Scaffold, Stage, Steps, spread } from '../kit.tsx';

const OUTLINE = 'M26 108V66h4V40h-2l8-7h10l2 5 12-14 12 14 2-5h10l8 7h-2v26h4v42z';
const ROCK = { light: '#f9c6bb', mid: '#e58f8b', dark: '#b65a60', deep: '#74303c' };
const CUT = ['#fbe0c4', '#e0a283', '#fff3e0'] as const;
const SHAFT = ['#ffedd6', '#d38f70', '#8f4a40'] as const;

export function Petra(p: ArtProps): ReactNode {
  const { level } = p;
  return (
    <>
      <Panel {...p} sun={60} hills="" band={BANDS.zigzag} />
      <path fill={ROCK.mid} d="M4 108V28l10-8 12 4 9-7 8 6 18-6 14 5 10-5 12 6 9-3 10 12v76z" />
      <path fill={ROCK.light} d="M22 108V30l4-6 9-7 5 4q-4 4-6 14v73zM85 17l12 6q-1 8-5 14z" opacity=".55" />
      <path
        fill="none"
        stroke={ROCK.dark}
        strokeWidth="1.4"
        opacity=".35"
        d="M4 38q14-8 26-4t24-8 34 6 30-4M4 56q18-8 24-3M92 52q14-6 24 2M4 78q12-6 22-2M94 74q12-4 22 3"
      />
      {level < 5 && <path fill={ROCK.dark} opacity=".25" d={OUTLINE} />}
      {level < 5 && (
        <path fill="none" stroke={ROCK.deep} strokeWidth=".9" strokeDasharray="2.4 1.8" d={OUTLINE} opacity=".8" />
      )}
      <Stage at={1} level={level}>
        <path
          fill={ROCK.dark}
          d={rect(25, level > 2 ? 62 : level > 1 ? 80 : 96, 70, level > 2 ? 46 : level > 1 ? 28 : 12)}
        />
        <Steps x={24} w={72} y={101} h={7} n={3} inset={1.5} tones={CUT} />
      </Stage>
      <Stage at={2} level={level}>
        <path fill={ROCK.deep} d={rect(28, level > 2 ? 72 : 84, 64, level > 2 ? 29 : 17)} />
        <path
          fill={CUT[1]}
          d={
            rect(38, level > 2 ? 72 : 84, 8, 29 - (level > 2 ? 0 : 12)) +
            rect(74, level > 2 ? 72 : 84, 8, 29 - (level > 2 ? 0 : 12))
          }
        />
        <path fill={C.black} d={rect(54.5, level > 2 ? 76 : 84, 11, level > 2 ? 25 : 17)} />
        <Columns
          at={[31, 41.5, 51, 69, 78.5, 89]}
          top={level > 2 ? 72 : 84}
          foot={101}
          w={5}
          bare={level < 3}
          ionic
          tones={SHAFT}
        />
      </Stage>
      <Stage at={3} level={level}>
        <Block x={26} y={66} w={68} h={6} s={18} tones={CUT} />
        <path fill={ROCK.dark} d={each(spread(29, 91, 16), (x) => rect(x - 0.9, 68.5, 1.8, 2))} />
        <path fill={CUT[2]} d="M40 66.5L60 57l20 9.5z" />
        <path fill={ROCK.dark} d="M46 65.5L60 58.8l14 6.7z" />
        <path fill={CUT[1]} d="M58 65.5v-3l2-2 2 2v3z" />
      </Stage>
      <Stage at={4} level={level}>
        <path fill={ROCK.dark} d="M28 66V42h64v24L80 66 60 56 40 66z" />
        <path fill={ROCK.deep} d="M46 63V42h6v18zM74 63V42h-6v18zM33 62V47h8v15zM79 62V47h8v15z" />
        <Columns at={[32, 43.5, 76.5, 88]} top={43} foot={64} w={3.8} ionic tones={SHAFT} />
        <path fill={CUT[0]} d="M52 60V42h16v18l-8-3.5z" />
        <path fill={CUT[1]} d="M63 58V42h5v18z" />
        <path fill={ROCK.dark} d="M57 57.5V46a3 3 0 0 1 6 0v11.5l-3-1.3z" />
        <Columns at={[53.5, 66.5]} top={43} foot={59} w={3} ionic tones={SHAFT} />
        <Block x={29} y={38.5} w={18} h={4.5} s={5} tones={CUT} />
        <Block x={73} y={38.5} w={18} h={4.5} s={6} tones={CUT} />
        <Block x={50} y={38.5} w={20} h={4.5} s={7} tones={CUT} />
      </Stage>
      <Stage at={5} level={level}>
        <path fill={CUT[2]} d="M28 39l8-7h11v2H37.5l-5 5zM92 39l-8-7H73v2h9.5l5 5z" />
        <path fill={CUT[1]} d="M32.5 38.8l5-4.8H47v4.8zM87.5 38.8l-5-4.8H73v4.8z" />
        <path fill={CUT[0]} d="M51 38.8Q58 34 59 27h2q1 7 8 11.8z" />
        <path fill={CUT[1]} d="M60.5 27h.5q1 7 8 11.8h-6.5Q61 33 60.5 27z" />
        <path fill={C.gold} d="M58.3 27h3.4l-.6-1.6c3.2-1.6 3.2-5 .8-6.6l.6-1.6h-5l.6 1.6c-2.4 1.6-2.4 5 .8 6.6z" />
        <path fill={C.goldDark} d="M60.2 27h1.5l-.6-1.6c3.2-1.6 3.2-5 .8-6.6l.6-1.6h-1.5z" />
        <path fill={C.gold} d="M31 39l2.5-6 2 2-1.5 4zM89 39l-2.5-6-2 2 1.5 4z" />
        <path fill={C.gold} d="M58 56l.6-5.5-1-1.5 2.4-2 2.4 2-1 1.5.6 5.5-2-.8z" />
      </Stage>
      <path
        fill={ROCK.dark}
        d="M0 0v108h20l3-14-4-16 4-14-6-16 3-16-7-14 1-12-6-6zM120 0v108h-21l-2-16 4-14-3-18 5-14-2-18 6-12-2-10 6-6z"
      />
      <path
        fill={ROCK.deep}
        d="M0 0v108h11l3-18-5-16 4-18-6-18 3-14-6-14zM120 0v108h-10l-3-20 5-14-4-20 5-14-1-18 5-14z"
      />
      <path fill={ROCK.light} opacity=".45" d="M99 108l-2-16 4-14-3-18 5-14-2-18 3-7-1 8 2 17-4 14 2 16-4 15 3 17z" />
      {level > 0 && level < 4 && (
        <Scaffold
          x={32}
          y={level === 3 ? 44 : level === 2 ? 68 : 84}
          w={56}
          h={level === 3 ? 22 : level === 2 ? 16 : 17}
          bays={5}
          rows={2}
        />
      )}
      {level === 4 && <Scaffold x={50} y={24} w={20} h={15} bays={2} rows={2} />}
      {level > 0 && level < 5 && <Crane x={26} y={108} h={26} />}
    </>
  );
}
