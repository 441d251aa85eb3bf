import { LinkButton } from '../button.tsx'
import { StatePanel } from './state-panel.tsx'

interface LostStateProps {
  title: string
  text: string
  /** Address of the link onward, and its text. */
  to: string
  way: string
}

/** Shown when a thing is deleted or hidden from the viewer, without telling which. */
export function LostState({ title, text, to, way }: LostStateProps) {
  return (
    <StatePanel scene="lost" title={title} action={<LinkButton to={to}>{way}</LinkButton>}>
      <p>{text}</p>
    </StatePanel>
  )
}
