import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Screen } from '../../ui/screen/screen.tsx'
import { AccountImports } from '../console/index.ts'
import { ownImportsQuery, useCheckOwnFile, useStartOwnImport, useTakeOwnPasswords } from './api/imports.ts'
import { OwnSchool } from './own-school.tsx'

/** Makes accounts for the people of a school that I act for. */
export function ImportSchoolScreen() {
  const { t } = useTranslation('schools')
  const { schoolId = '' } = useParams()
  return (
    <Screen title={t('import.title')} back={paths.ownSchool(schoolId)}>
      <OwnSchool schoolId={schoolId}>{() => <Imports schoolId={schoolId} />}</OwnSchool>
    </Screen>
  )
}

function Imports({ schoolId }: { schoolId: string }) {
  const query = useQuery(ownImportsQuery(schoolId))
  const check = useCheckOwnFile(schoolId)
  const start = useStartOwnImport(schoolId)
  const take = useTakeOwnPasswords(schoolId)
  return (
    <AccountImports
      query={query}
      check={check}
      start={({ name, content, clientId }) => start.mutateAsync({ name, content, clientId })}
      isReasoned={false}
      take={take.mutateAsync}
    />
  )
}
