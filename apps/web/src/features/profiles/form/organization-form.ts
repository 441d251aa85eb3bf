import type { UseFormReturnType } from '@mantine/form'
import type { OrganizationValues } from './organization-values.ts'

/** A form that has at least the organization's values; the profile's form has more. */
export type OrganizationForm = UseFormReturnType<OrganizationValues>
