import { Person, Pill, Sheet, Words } from '../../../ui/help-pictures/parts.tsx'
import css from '../../../ui/help-pictures/pictures.module.css'

export const picturesOfEveryday = {
  signUp: (
    <>
      <Sheet x={90} y={20} width={140} height={140} />
      <Person x={160} y={42} />
      <Words x={112} y={84} widths={[96, 96, 60]} />
      <Pill x={112} y={130} width={96} isMain />
    </>
  ),
  signIn: (
    <>
      <Sheet x={70} y={46} width={180} height={88} />
      <circle className={css.ring} cx="112" cy="90" r="18" />
      <path className={css.line} d="M130 90h84M196 90v16M214 90v22" />
    </>
  ),
  privacy: (
    <>
      <path className={css.line} d="M52 90c30-44 84-62 108-62s78 18 108 62c-30 44-84 62-108 62S82 134 52 90z" />
      <circle className={css.ring} cx="160" cy="90" r="26" />
      <circle className={css.node} cx="160" cy="90" r="9" />
    </>
  ),
  drafts: (
    <>
      <Sheet x={60} y={24} width={120} height={130} />
      <Words x={76} y={44} widths={[80, 88, 64, 84, 46]} />
      <circle className={css.ring} cx="226" cy="92" r="36" />
      <path className={css.line} d="M226 70v24l16 10" />
    </>
  ),
  comments: (
    <>
      <Person x={62} y={46} />
      <Sheet x={88} y={30} width={150} height={50} />
      <Words x={104} y={46} widths={[110, 76]} />
      <Person x={258} y={112} isOther />
      <Sheet x={82} y={98} width={150} height={50} />
      <Words x={98} y={114} widths={[96, 112]} />
    </>
  ),
  rooms: (
    <>
      <Sheet x={40} y={24} width={84} height={132} />
      <Person x={62} y={46} />
      <Person x={62} y={90} isOther />
      <Words x={82} y={50} widths={[30]} />
      <Words x={82} y={94} widths={[30]} />
      <Sheet x={140} y={34} width={104} height={36} />
      <Words x={154} y={48} widths={[76]} />
      <Pill x={196} y={92} width={88} isMain />
      <Pill x={148} y={128} width={72} />
    </>
  ),
  analysis: (
    <>
      <path className={css.line} d="M60 150h200" />
      <rect className={css.main} x="80" y="92" width="26" height="58" rx="4" />
      <rect className={css.title} x="124" y="60" width="26" height="90" rx="4" />
      <rect className={css.main} x="168" y="38" width="26" height="112" rx="4" />
      <rect className={css.title} x="212" y="76" width="26" height="74" rx="4" />
    </>
  ),
  search: (
    <>
      <Sheet x={50} y={34} width={170} height={110} />
      <Words x={68} y={54} widths={[120, 134, 96, 126, 70]} />
      <circle className={css.ring} cx="226" cy="96" r="30" />
      <path className={css.line} d="M248 118l26 26" />
    </>
  ),
  files: (
    <>
      <path className={css.book} d="M56 46h66l16 18h126v84H56z" />
      <Words x={78} y={88} widths={[90, 120, 64]} />
      <Pill x={190} y={120} width={56} isMain />
    </>
  ),
  friends: (
    <>
      <Person x={110} y={62} />
      <Person x={210} y={62} isOther />
      <path className={css.dotted} d="M134 74h52" />
      <Pill x={125} y={124} width={70} isMain />
    </>
  ),
  profile: (
    <>
      <Sheet x={60} y={30} width={200} height={120} />
      <Person x={108} y={56} />
      <Words x={150} y={54} widths={[86, 64, 90]} />
      <Pill x={78} y={116} width={60} />
      <Pill x={146} y={116} width={60} isMain />
    </>
  ),
  notices: (
    <>
      <path className={css.book} d="M112 126V86a48 48 0 0 1 96 0v40l14 14H98z" />
      <path className={css.line} d="M148 152a13 13 0 0 0 24 0" />
      <circle className={css.node} cx="206" cy="52" r="13" />
    </>
  ),
  push: (
    <>
      <rect className={css.sheet} x="112" y="12" width="96" height="156" rx="16" />
      <Sheet x={122} y={40} width={76} height={40} />
      <Words x={132} y={50} widths={[52, 38]} />
      <circle className={css.node} cx="200" cy="38" r="11" />
    </>
  ),
  appearance: (
    <>
      <Sheet x={56} y={34} width={98} height={112} />
      <Words x={72} y={54} widths={[60, 66, 48]} />
      <rect className={css.title} x="166" y="34" width="98" height="112" rx="10" />
      <circle className={css.ring} cx="214" cy="76" r="18" />
      <Pill x={186} y={116} width={58} isMain />
    </>
  ),
  teacher: (
    <>
      <Sheet x={110} y={24} width={160} height={96} />
      <Words x={130} y={44} widths={[116, 96, 120]} />
      <Person x={72} y={84} />
      <circle className={css.ring} cx="246" cy="124" r="22" />
      <path className={css.line} d="M236 124l8 8 14-16" />
    </>
  ),
  install: (
    <>
      <rect className={css.sheet} x="120" y="14" width="80" height="152" rx="14" />
      <path className={css.line} d="M160 48v56M138 84l22 22 22-22" />
      <Pill x={138} y={132} width={44} isMain />
    </>
  ),
  offline: (
    <>
      <Sheet x={70} y={26} width={120} height={128} />
      <Words x={86} y={46} widths={[80, 88, 60, 84]} />
      <path className={css.dotted} d="M202 90h40" />
      <path className={css.line} d="M226 70l40 40M266 70l-40 40" />
    </>
  ),
  eventLog: (
    <>
      <path className={css.trail} d="M84 26v132" />
      <circle className={css.node} cx="84" cy="44" r="8" />
      <circle className={css.ring} cx="84" cy="92" r="8" />
      <circle className={css.ring} cx="84" cy="140" r="8" />
      <Words x={110} y={40} widths={[120, 80]} />
      <Words x={110} y={88} widths={[96, 130]} />
      <Words x={110} y={136} widths={[110]} />
    </>
  ),
  leaving: (
    <>
      <path className={css.book} d="M70 58h110v94H70z" />
      <path className={css.line} d="M70 58l55-30 55 30M125 152V92" />
      <path className={css.dotted} d="M196 104h48" />
      <path className={css.line} d="M236 90l16 14-16 14" />
    </>
  ),
}
