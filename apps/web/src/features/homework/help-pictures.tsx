import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Person, Pill, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const homeworkHelpPictures: HelpPictures = {
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
  assign: (
    <>
      <Sheet x={30} y={26} width={120} height={126} />
      <rect className={css.title} x="44" y="42" width="66" height="9" rx="4.5" />
      <Words x={44} y={64} widths={[86, 78, 88]} />
      <Pill x={44} y={124} width={60} isMain />
      <path className={css.dotted} d="M160 88h22M182 50v78M182 50h14M182 89h14M182 128h14" />
      <Person x={222} y={36} />
      <Person x={222} y={75} />
      <Person x={222} y={114} />
      <Words x={246} y={46} widths={[40]} />
      <Words x={246} y={85} widths={[32]} />
      <Words x={246} y={124} widths={[44]} />
    </>
  ),
}
