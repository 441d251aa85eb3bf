import type { ComponentProps } from 'react'
import { useWays } from '../../../feature/use-ways.ts'
import { LinkButton } from '../../../ui/button.tsx'

/** Where one goes on who has found no answer. */
export function NoAnswerWays(props: Pick<ComponentProps<typeof LinkButton>, 'look' | 'size'>) {
  return useWays('noAnswer').map(({ name, to }) => (
    <LinkButton key={to} {...props} to={to}>
      {name}
    </LinkButton>
  ))
}
