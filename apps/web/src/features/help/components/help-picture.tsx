import type { ReactNode } from 'react'
import type { HelpTopic } from '../topics.ts'
import css from './help-picture.module.css'

const Sheet = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect className={css.sheet} x={x} y={y} width={width} height={height} rx="10" />
)
const Words = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) =>
  widths.map((width, index) => (
    <rect key={`${y}-${width}`} className={css.words} x={x} y={y + index * 12} width={width} height="5" rx="2.5" />
  ))
const Pill = ({ x, y, width, isMain = false }: { x: number; y: number; width: number; isMain?: boolean }) => (
  <rect className={isMain ? css.main : css.pill} x={x} y={y} width={width} height="16" rx="8" />
)
const Person = ({ x, y, isOther = false }: { x: number; y: number; isOther?: boolean }) => (
  <g className={isOther ? css.other : css.person}>
    <circle cx={x} cy={y} r="7" />
    <path d={`M${x - 13} ${y + 24}a13 13 0 0 1 26 0z`} />
  </g>
)

// What the screens look like, without words, so that the pictures serve in every language and theme.
const pictures: Record<HelpTopic, ReactNode> = {
  home: (
    <>
      <path className={css.trail} d="M64 22v136" />
      <Sheet x={92} y={18} width={170} height={58} />
      <Words x={106} y={32} widths={[84, 130, 110]} />
      <Sheet x={92} y={92} width={170} height={58} />
      <Words x={106} y={106} widths={[64, 128, 96]} />
      <circle className={css.node} cx="64" cy="46" r="8" />
      <circle className={css.ring} cx="64" cy="120" r="8" />
    </>
  ),
  post: (
    <>
      <Sheet x={70} y={14} width={180} height={96} />
      <rect className={css.title} x="86" y="28" width="90" height="9" rx="4.5" />
      <Words x={86} y={50} widths={[140, 148, 120, 84]} />
      <Pill x={70} y={122} width={46} />
      <Pill x={122} y={122} width={56} />
      <Pill x={194} y={122} width={56} isMain />
      <path className={css.pencil} d="M210 96l3-13 37-37 10 10-37 37z" />
    </>
  ),
  guideRecords: (
    <>
      <path className={css.trail} d="M56 150c30 0 34-34 64-40s40-34 70-38 44-26 72-34" />
      <circle className={css.node} cx="56" cy="150" r="9" />
      <circle className={css.node} cx="120" cy="110" r="9" />
      <circle className={css.ring} cx="190" cy="72" r="9" />
      <circle className={css.ring} cx="262" cy="38" r="9" />
      <Sheet x={58} y={24} width={98} height={56} />
      <text className={css.mark} x="72" y="62">
        ?
      </text>
      <Words x={98} y={40} widths={[44, 34, 40]} />
    </>
  ),
  guideCourse: (
    <>
      <path className={css.book} d="M160 40c-20-14-54-14-76-6v98c22-8 56-8 76 6 20-14 54-14 76-6V34c-22-8-56-8-76 6z" />
      <path className={css.line} d="M160 40v98" />
      <Words x={98} y={58} widths={[48, 44, 48, 34]} />
      <path className={css.line} d="M178 104l14 12 28-40" />
    </>
  ),
  guideQuest: (
    <>
      <path className={css.hill} d="M30 152 112 62l40 40 44-62 94 112z" />
      <path className={css.trail} d="M52 150c26-6 30-40 58-46s34 22 58 4 14-40 28-62" />
      <path className={css.line} d="M196 44V14" />
      <path className={css.flag} d="M196 14l30 9-30 9z" />
      <circle className={css.node} cx="52" cy="150" r="8" />
      <circle className={css.ring} cx="112" cy="104" r="7" />
    </>
  ),
  shared: (
    <>
      <Sheet x={100} y={24} width={120} height={100} />
      <Words x={116} y={42} widths={[70, 88, 60, 84, 50]} />
      <Person x={52} y={70} />
      <Person x={268} y={70} isOther />
      <path className={css.dotted} d="M74 84h20M246 84h-20M132 128l-14 18M188 128l14 18" />
      <Sheet x={96} y={150} width={46} height={22} />
      <Sheet x={178} y={150} width={46} height={22} />
    </>
  ),
  exportSelect: (
    <>
      <Sheet x={30} y={26} width={76} height={104} />
      <Words x={42} y={78} widths={[50, 44, 52]} />
      <rect className={css.title} x="42" y="40" width="52" height="26" rx="5" />
      <Sheet x={122} y={26} width={76} height={104} />
      <Words x={134} y={78} widths={[46, 52, 38]} />
      <rect className={css.title} x="134" y="40" width="52" height="26" rx="5" />
      <Sheet x={214} y={26} width={76} height={104} />
      <Words x={226} y={44} widths={[50, 42, 52, 48, 34]} />
      <circle className={css.node} cx="94" cy="38" r="9" />
      <circle className={css.node} cx="186" cy="38" r="9" />
      <circle className={css.ring} cx="278" cy="38" r="9" />
      <Pill x={116} y={148} width={88} isMain />
    </>
  ),
  exportCompile: (
    <>
      <Sheet x={26} y={20} width={104} height={140} />
      <Words x={40} y={36} widths={[72, 60]} />
      <Words x={40} y={72} widths={[76, 68, 72]} />
      <rect className={css.title} x="40" y="118" width="76" height="28" rx="5" />
      <Sheet x={176} y={20} width={118} height={62} />
      <rect className={css.title} x="190" y="32" width="56" height="8" rx="4" />
      <Words x={190} y={50} widths={[88, 72]} />
      <Sheet x={176} y={98} width={118} height={62} />
      <rect className={css.title} x="190" y="110" width="56" height="8" rx="4" />
      <path className={css.dotted} d="M126 84c20 0 24-34 46-34M126 132c20 0 24-4 46-4" />
      <circle className={css.node} cx="172" cy="50" r="6" />
      <circle className={css.ring} cx="172" cy="128" r="6" />
    </>
  ),
  exportTypeset: (
    <>
      <Sheet x={34} y={18} width={100} height={142} />
      <rect className={css.title} x="50" y="34" width="68" height="46" rx="5" />
      <Words x={50} y={94} widths={[68, 54, 62, 40]} />
      <Sheet x={144} y={18} width={100} height={142} />
      <Words x={160} y={36} widths={[66, 60, 68]} />
      <rect className={css.title} x="160" y="82" width="32" height="32" rx="5" />
      <Words x={200} y={84} widths={[28, 24, 28]} />
      <Words x={160} y={126} widths={[66, 44]} />
      <circle className={css.node} cx="274" cy="44" r="10" />
      <circle className={css.ring} cx="274" cy="82" r="10" />
      <circle className={css.ring} cx="274" cy="120" r="10" />
    </>
  ),
  exhibition: (
    <>
      <path className={css.book} d="M160 34c-18-12-48-12-68-5v84c20-7 50-7 68 5 18-12 48-12 68-5V29c-20-7-50-7-68 5z" />
      <path className={css.line} d="M160 34v84" />
      <Words x={106} y={52} widths={[40, 36, 40]} />
      <Words x={174} y={52} widths={[40, 34, 40]} />
      <Person x={56} y={132} />
      <Person x={264} y={132} isOther />
      <path className={css.dotted} d="M78 130c20-2 30-6 44-14M242 130c-20-2-30-6-44-14" />
      <Pill x={130} y={144} width={60} isMain />
    </>
  ),
}

export function HelpPicture({ topic }: { topic: HelpTopic }) {
  return (
    <svg className={css.picture} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      {pictures[topic]}
    </svg>
  )
}
