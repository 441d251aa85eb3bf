import type { AccountFileReport, AccountImportView } from '@learntrail/contract/console/account-imports'
import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { saveAs } from '../../../ui/save-as.ts'
import { BringList } from '../list-file/bring-list.tsx'
import type { ListFile } from '../list-file/list-file-picker.tsx'
import { useTrouble } from '../list-file/use-trouble.ts'
import { BadRows, ImportRow } from './import-row.tsx'
import css from './imports.module.css'
import { ImportsList } from './imports-list.tsx'

interface AccountImportsProps {
  check: {
    data: AccountFileReport | undefined
    error: unknown
    isPending: boolean
    mutate(file: ListFile): void
    reset(): void
  }
  start(file: ListFile & { clientId: string; reason: string }): Promise<unknown>
  isReasoned?: boolean
  query: UseQueryResult<{ items: AccountImportView[] }>
  take(id: string): Promise<{ csv: string; items: FirstPassword[] }>
  /** Shown before a list is chosen, such as which school it is for. */
  children?: ReactNode
}

/**
 * Makes accounts from a school's list of people: explains the columns, previews the result, and lists earlier imports.
 */
export function AccountImports({ query, take, children, ...bring }: AccountImportsProps) {
  return (
    <div className={css.parts}>
      <Card as="section">
        <Columns />
        {children}
        <Bring {...bring} />
      </Card>
      <ImportsList query={query} show={(one) => <ImportRow one={one} take={take} />} />
    </div>
  )
}

/** Column names as in the list's header, independent of the reader's language. */
const columns = {
  number: '學號',
  name: '姓名',
  grade: '年級',
  class: '班級',
  seat: '座號',
  gender: '性別',
  email: '電子郵件',
  guardian: '家長姓名',
  guardianEmail: '家長信箱',
  role: '身分',
  school: '學校',
} as const
/** Columns for a second guardian. */
const seconds: Partial<Record<keyof typeof columns, string>> = { guardian: '家長2姓名', guardianEmail: '家長2信箱' }
const names = Object.keys(columns) as (keyof typeof columns)[]

const sample = `\ufeff${[
  '身分,年級,班級,座號,姓名,學號,性別,電子郵件,家長姓名,家長信箱,家長2姓名,家長2信箱',
  '學生,高一,忠,1,王小明,1150001,男,,王大同,parent@example.com,,',
  '學生,高一,忠,2,林小雨,1150002,女,,,,,',
  '老師,,,,陳老師,T001,女,teacher@example.edu.tw,,,,',
].join('\r\n')}\r\n`

/** Explains the columns, and offers a sample list. */
function Columns() {
  const { t } = useTranslation('console/imports')
  return (
    <>
      <p className={css.note}>{t('note')}</p>
      <details className={css.bad}>
        <summary>{t('columns.title')}</summary>
        <ul>
          {names.map((one) => (
            <li key={one}>{t(`columns.${one}`, { name: columns[one], second: seconds[one] ?? '' })}</li>
          ))}
        </ul>
      </details>
      <Button
        look="line"
        size="s"
        icon="download"
        onClick={() => saveAs(new Blob([sample], { type: 'text/csv' }), `${t('sample.file')}.csv`)}
      >
        {t('sample.take')}
      </Button>
    </>
  )
}

function Bring({ check, start, isReasoned = true }: Pick<AccountImportsProps, 'check' | 'start' | 'isReasoned'>) {
  const { t } = useTranslation('console/imports')
  return (
    <BringList
      texts={{
        file: t('file'),
        askTitle: (name) => t('ask.title', { name }),
        ask: t('ask.text'),
        confirm: t('ask.confirm'),
        done: t('ask.done'),
      }}
      check={check}
      start={start}
      isReasoned={isReasoned}
      frame={(picker) => <div className={css.report}>{picker}</div>}
      report={(report, name, onStart) => <Report name={name} report={report} onStart={onStart} />}
    />
  )
}

function Report({ name, report, onStart }: { name: string; report: AccountFileReport; onStart: () => void }) {
  const { t } = useTranslation('console/imports')
  const say = useTrouble()
  const { trouble, counts, bad, added, changed, gone } = report
  if (trouble !== null) return <FormAlert>{t('unreadable', { name, reason: say(trouble) })}</FormAlert>
  return (
    <section aria-labelledby="report" className={css.report}>
      <h2 id="report" className={css.heading}>
        {t('report', { name })}
      </h2>
      <p>{t('counts', counts)}</p>
      {counts.guardians > 0 ? <p>{t('guardians', { count: counts.guardians })}</p> : null}
      <ByClass title={t('who.added', { count: counts.added })} people={added} isOpen />
      <ByClass title={t('who.changed', { count: counts.changed })} people={changed.map(({ after }) => after)} />
      <ByClass title={t('who.gone', { count: counts.gone })} people={gone} />
      <BadRows bad={bad} />
      {counts.added + counts.changed + counts.guardians > 0 ? (
        <Button onClick={onStart} aria-haspopup="dialog">
          {t(counts.added + counts.changed > 0 ? 'start' : 'guardiansOnly')}
        </Button>
      ) : (
        <p className={css.note}>{t('nothing')}</p>
      )}
    </section>
  )
}

type Named = AccountFileReport['added'][number]

/** People grouped by class. */
function ByClass({ title, people, isOpen = false }: { title: string; people: readonly Named[]; isOpen?: boolean }) {
  const { t } = useTranslation('console/imports')
  if (people.length === 0) return null
  const classOf = ({ schoolName, grade, className, academicRole }: Named) =>
    `${schoolName} ${academicRole === 'teacher' ? t('who.teachers') : classNameOf({ grade, className }, currentLocale())}`
  const classes = [...Map.groupBy(people, classOf)]
  return (
    <details className={css.bad} open={isOpen}>
      <summary>{title}</summary>
      <ul>
        {classes.map(([name, ofClass]) => (
          <li key={name}>
            <strong>{t('who.class', { name, count: ofClass.length })}</strong>
            <br />
            {ofClass.map(({ studentNumber, seatNumber, fullName }, at) => (
              <Fragment key={studentNumber}>
                <span className={css.whole}>
                  {`${seatNumber} ${fullName}`.trim()}
                  {at < ofClass.length - 1 ? t('who.comma').trimEnd() : null}
                </span>{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
