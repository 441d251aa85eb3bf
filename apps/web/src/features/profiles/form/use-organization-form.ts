import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useChangeCurrentUser } from '../api/change-current-user.ts'
import type { SignedInUser } from '../api/read-current-user.ts'
import { changeOf, checkOrganization, fieldOfPath, type OrganizationValues, valuesOf } from './organization-values.ts'

interface OrganizationFormOptions {
  user: SignedInUser
  /** What the draft is called: signing up and changing the profile have one each. */
  what: string
  onSent: () => void
}

/** The form of names and organization. */
export function useOrganizationForm({ user, what, onSent }: OrganizationFormOptions) {
  const change = useChangeCurrentUser()
  return useKeptForm({
    id: 'profile',
    draft: { what, account: user.id },
    start: () => valuesOf(user),
    check: checkOrganization,
    fieldOf(path) {
      const field = fieldOfPath(path)
      return field in valuesOf(user) ? (field as keyof OrganizationValues) : null
    },
    send: (values) => change.mutateAsync(changeOf(values)),
    onSent,
  })
}
