import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { SchoolChoice } from '../../profiles/index.ts'
import { accountImportsQuery, useCheckAccounts, useStartImport, useTakePasswords } from '../api/account-imports.ts'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { AccountImports } from './account-imports.tsx'
import css from './imports.module.css'

/** Imports accounts for any school. */
export function ImportAccountsScreen() {
  const { t } = useTranslation('console/imports')
  const query = useQuery(accountImportsQuery)
  const check = useCheckAccounts()
  const start = useStartImport()
  const take = useTakePasswords()
  const [defaultSchoolId, setDefault] = useState<string | null>(null)
  return (
    <StaffScreen title={t('title')} level="operator" back={paths.consolePeople}>
      <AccountImports
        query={query}
        check={{ ...check, mutate: (file) => check.mutate({ ...file, defaultSchoolId }) }}
        start={(file) => start.mutateAsync({ ...file, defaultSchoolId })}
        take={take.mutateAsync}
      >
        <details className={css.bad}>
          <summary>{t('whose')}</summary>
          <SchoolChoice onChoose={(school) => setDefault(school?.id ?? null)} />
        </details>
      </AccountImports>
    </StaffScreen>
  )
}
