// The page below a part that describes a game stays in place: the part grows with its text, but
// never shrinks while the window keeps its size.

import type { Attachment } from 'svelte/attachments';

export const neverShrinks: Attachment<HTMLElement> = (part) => {
  let tallest = 0;
  const observer = new ResizeObserver(() => {
    tallest = Math.max(tallest, part.offsetHeight);
    part.style.minHeight = `${tallest}px`;
  });
  const forget = () => {
    tallest = 0;
    part.style.minHeight = '';
  };
  observer.observe(part);
  window.addEventListener('resize', forget);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', forget);
    part.style.minHeight = '';
  };
};
