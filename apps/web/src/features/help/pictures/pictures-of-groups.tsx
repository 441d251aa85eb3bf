import { Person, Pill, Sheet, Words } from '../../../ui/help-pictures/parts.tsx'
import css from '../../../ui/help-pictures/pictures.module.css'

export const picturesOfGroups = {
  groups: (
    <>
      <Sheet x={34} y={30} width={76} height={92} />
      <path className={css.hill} d="M36 74l22-22 18 16 16-18 16 20v4z" />
      <Words x={46} y={86} widths={[52, 40, 46]} />
      <Sheet x={122} y={30} width={76} height={92} />
      <Person x={160} y={48} />
      <Words x={134} y={86} widths={[46, 52, 36]} />
      <Sheet x={210} y={30} width={76} height={92} />
      <Person x={248} y={48} isOther />
      <Words x={222} y={86} widths={[52, 44, 50]} />
      <Pill x={60} y={144} width={130} />
      <Pill x={200} y={144} width={60} isMain />
    </>
  ),
  groupInside: (
    <>
      <Sheet x={50} y={16} width={220} height={48} />
      <rect className={css.title} x="66" y="30" width="90" height="9" rx="4.5" />
      <Words x={66} y={47} widths={[60]} />
      <Pill x={50} y={74} width={46} isMain />
      <Pill x={102} y={74} width={46} />
      <Pill x={154} y={74} width={46} />
      <Sheet x={50} y={100} width={104} height={66} />
      <Words x={64} y={114} widths={[60, 74, 66, 40]} />
      <Sheet x={166} y={100} width={104} height={66} />
      <Words x={180} y={114} widths={[72, 58]} />
      <path className={css.line} d="M206 146l12 11 24-26" />
    </>
  ),
  fillClass: (
    <>
      <Sheet x={40} y={30} width={100} height={116} />
      <Words x={54} y={48} widths={[70, 64, 72, 60, 68, 66]} />
      <path className={css.dotted} d="M148 88h44" />
      <Person x={216} y={50} />
      <Person x={256} y={50} />
      <Person x={216} y={100} />
      <Person x={256} y={100} />
    </>
  ),
  groupMembers: (
    <>
      <Person x={160} y={28} isOther />
      <path className={css.dotted} d="M140 60l-44 32M180 60l44 32M160 64v28" />
      <Person x={84} y={100} />
      <Person x={160} y={100} />
      <Person x={236} y={100} />
      <Words x={70} y={136} widths={[28]} />
      <Words x={146} y={136} widths={[28]} />
      <Words x={222} y={136} widths={[28]} />
      <Pill x={110} y={152} width={46} />
      <Pill x={164} y={152} width={46} isMain />
    </>
  ),
}
