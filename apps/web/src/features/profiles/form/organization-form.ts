import type { UseFormReturnType } from '@mantine/form'
import type { OrganizationValues } from './organization-values.ts'

/** A form with at least the organization's values; the profile form has more. */
export type OrganizationForm = UseFormReturnType<OrganizationValues>
