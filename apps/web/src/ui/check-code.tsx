import { inFours } from '@learntrail/contract/in-fours'
import css from './check-code.module.css'

/**
 * A file's checksum, for comparing two files: the first 16 characters on screen, which suffice to tell files apart; the
 * whole code in the tooltip and in print.
 */
export function CheckCode({ code }: { code: string }) {
  return (
    <>
      <code className={css.short} title={code}>
        {inFours(code.slice(0, 16))}
      </code>
      <code className={css.whole}>{inFours(code)}</code>
    </>
  )
}
