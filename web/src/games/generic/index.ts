export { default } from './Sheet.svelte';
