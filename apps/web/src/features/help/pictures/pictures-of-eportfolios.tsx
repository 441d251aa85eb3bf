import { Person, Pill, Sheet, Words } from '../../../ui/help-pictures/parts.tsx'
import css from '../../../ui/help-pictures/pictures.module.css'

export const picturesOfEPortfolios = {
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
  takeIn: (
    <>
      <Sheet x={28} y={40} width={92} height={100} />
      <rect className={css.title} x="42" y="54" width="64" height="30" rx="5" />
      <Words x={42} y={98} widths={[64, 52, 58]} />
      <path className={css.line} d="M132 90h38M160 80l12 10-12 10" />
      <Sheet x={186} y={20} width={108} height={62} />
      <circle className={css.node} cx="202" cy="40" r="7" />
      <Words x={218} y={34} widths={[62, 48]} />
      <Sheet x={186} y={98} width={108} height={62} />
      <circle className={css.node} cx="202" cy="118" r="7" />
      <Words x={218} y={112} widths={[58, 64]} />
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
