import css from './skip-link.module.css'

/** A way past what stands before the content, in sight while it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={css.skip} href="#main">
      {children}
    </a>
  )
}
