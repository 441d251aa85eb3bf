import { Person, Pill, Sheet, Words } from './parts.tsx'
import css from './pictures.module.css'

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
  groupBulletin: (
    <>
      <Sheet x={70} y={22} width={130} height={134} />
      <path className={css.pencil} d="M128 12h14v20h-14z" />
      <rect className={css.title} x="86" y="46" width="76" height="9" rx="4.5" />
      <Words x={86} y={68} widths={[92, 84, 96, 60]} />
      <path className={css.line} d="M88 138c8-14 14-14 16 0s10 6 14-4 10-6 16 2 14 4 26-4" />
      <Person x={240} y={36} />
      <path className={css.line} d="M262 48l8 8 14-18" />
      <Person x={240} y={84} />
      <path className={css.line} d="M262 96l8 8 14-18" />
      <Person x={240} y={132} isOther />
      <path className={css.dotted} d="M264 144h20" />
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
  homework: (
    <>
      <Sheet x={30} y={26} width={104} height={126} />
      <rect className={css.title} x="44" y="42" width="60" height="9" rx="4.5" />
      <Words x={44} y={64} widths={[74, 66, 76, 50]} />
      <Pill x={44} y={124} width={52} />
      <path className={css.dotted} d="M146 74h26" />
      <path className={css.line} d="M168 64l12 10-12 10" />
      <Sheet x={190} y={26} width={100} height={126} />
      <Words x={204} y={44} widths={[70, 62, 72]} />
      <circle className={css.ring} cx="240" cy="106" r="24" />
      <path className={css.line} d="M229 106l8 8 15-17" />
    </>
  ),
}
