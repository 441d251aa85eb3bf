import { inFours } from '@learntrail/contract/in-fours'
import css from './check-code.module.css'

/**
 * What a file comes to, to be compared with another one: short for the eye, as its first signs tell two files apart; whole
 * on paper and wherever it is copied.
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
