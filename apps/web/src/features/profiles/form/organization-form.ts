import type { KeptForm } from '../../../ui/form/use-kept-form.ts'
import type { OrganizationValues } from './organization-values.ts'

export type OrganizationForm = KeptForm<OrganizationValues>
