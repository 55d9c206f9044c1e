import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', '**/*.gen.ts', '**/*.gen.json'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'svelte/no-at-html-tags': 'off',
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    // What is fetched later may not come. `part` and `Part` say so, and offer to load the page again.
    files: ['src/**/*.svelte', 'src/**/*.ts'],
    ignores: ['src/library/**', 'src/offline/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "ImportExpression:not(CallExpression[callee.name='part'] ImportExpression, SvelteAttribute[key.name='load'] ImportExpression, VariableDeclarator[id.name='pages'] ImportExpression)",
          message: 'Import a later part of the page by part() or <Part load>.',
        },
        {
          selector:
            "SvelteElement[name.name='form'] SvelteElement[name.name='button']:not(:has(SvelteAttribute[key.name='type']))",
          message: 'Say by its type whether a button in a form sends the form.',
        },
        {
          selector: 'SvelteAwaitBlock:not(:has(SvelteAwaitCatchBlock))',
          message: 'Say what is shown when it does not come: {:catch}.',
        },
      ],
    },
  },
);
