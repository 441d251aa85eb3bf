export { HelpLink } from './components/help-link.tsx'
