'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

const IDEAS = [
  'A red fox in a snowy forest at sunset',
  'A lighthouse on a cliff at night',
] as const;

/** A prompt that goes to the studio with the visitor, over signing in where that is needed. */
export function TryIt() {
  const router = useRouter();
  const open = (prompt: string) => {
    const studio = prompt.trim()
      ? `/studio?prompt=${encodeURIComponent(prompt.trim())}`
      : '/studio';
    router.push(studio);
  };
  return (
    <form
      // Where the scripts are not there yet, the browser itself takes the prompt to the studio.
      action="/studio"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        open(String(new FormData(event.currentTarget).get('prompt')));
      }}
    >
      <div className="flex gap-2">
        <Input
          name="prompt"
          aria-label="What the picture shows"
          placeholder="What should the picture show?"
          maxLength={500}
          autoComplete="off"
          className="h-10"
        />
        <Button type="submit" kind="primary" size="large">
          Draw it
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-text-2">
        {IDEAS.map((idea) => (
          <button
            key={idea}
            type="button"
            onClick={() => open(idea)}
            className="focus-ring rounded-4 underline decoration-line-strong underline-offset-2 hover:text-text touch:min-h-11"
          >
            {idea}
          </button>
        ))}
      </p>
    </form>
  );
}
