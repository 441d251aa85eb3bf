import css from './skip-link.module.css'

/** A link to the main content, visible while focused. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={css.skip} href="#main">
      {children}
    </a>
  )
}
