import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Pill, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

/** Bars of classes, one of them hidden. */
export const analyticsHelpPictures: HelpPictures = {
  schoolFigures: (
    <>
      <Sheet x={50} y={22} width={220} height={136} />
      <rect className={css.title} x="68" y="40" width="80" height="9" rx="4.5" />
      <Words x={68} y={68} widths={[34, 34, 34, 34]} />
      <path className={css.dotted} d="M116 100h40" />
      <Pill x={116} y={60} width={120} isMain />
      <Pill x={116} y={84} width={72} />
      <Pill x={186} y={130} width={64} />
    </>
  ),
}
