import { Icon, type IconName } from './icon.tsx'
import css from './sign.module.css'

/** An icon in a disc, which stands where rows about people have a face. */
export function Sign({ icon, isSmall = false }: { icon: IconName; isSmall?: boolean }) {
  return (
    <span className={css.sign} data-small={isSmall || undefined}>
      <Icon name={icon} size={isSmall ? 20 : undefined} />
    </span>
  )
}
