import { Person, Pill, Sheet, Words } from '../../../ui/help-pictures/parts.tsx'
import css from '../../../ui/help-pictures/pictures.module.css'

export const picturesOfRecords = {
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
}
