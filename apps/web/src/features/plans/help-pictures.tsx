import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Person, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const planHelpPictures: HelpPictures = {
  schoolPlans: (
    <>
      <Sheet x={28} y={20} width={112} height={140} />
      <Words x={44} y={38} widths={[56, 80, 80, 44]} />
      <path className={css.dotted} d="M150 88h30" />
      <Sheet x={188} y={20} width={104} height={140} />
      <path className={css.line} d="M202 44h76v48h-76zM202 60h76M202 76h76M202 112h76M202 128h76M202 144h44" />
    </>
  ),
  plans: (
    <>
      <Person x={52} y={88} />
      <path className={css.dotted} d="M82 88h44" />
      <Sheet x={136} y={20} width={132} height={140} />
      <Words x={152} y={38} widths={[72]} />
      <path className={css.line} d="M152 58h100v64h-100zM152 74h100M152 90h100M152 106h100M176 58v64" />
      <path className={css.line} d="M196 146c10-14 14 8 22-4s10 6 18-2h16" />
    </>
  ),
}
