/* For the demo school (`demo/`) only. */

export { saveGuide } from './guides.service.ts'
