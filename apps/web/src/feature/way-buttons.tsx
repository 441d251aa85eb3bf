import type { ComponentProps } from 'react'
import { LinkButton } from '../ui/button.tsx'
import { useWays } from './use-ways.ts'
import type { WayFrom } from './ways.ts'

type WayButtonsProps = { from: WayFrom; of?: string; hasIcons?: boolean; 'data-spare'?: boolean } & Pick<
  ComponentProps<typeof LinkButton>,
  'look' | 'size' | 'onClick'
>

/** All features' links from a place, as buttons. */
export function WayButtons({ from, of, hasIcons = false, ...props }: WayButtonsProps) {
  return useWays(from, of).map(({ name, icon, to }) => (
    <LinkButton key={to} {...props} to={to} icon={hasIcons ? icon : undefined}>
      {name}
    </LinkButton>
  ))
}
