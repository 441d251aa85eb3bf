/* For the demo school (`demo/`) only. */

export { readShowcase, saveShowcase } from './showcase.service.ts'
