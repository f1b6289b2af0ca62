'use client';

import { Brush, Copy, Download, Hand, Lasso, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Chip } from '@/components/ui/chip';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import { Menu } from '@/components/ui/menu';
import { Message } from '@/components/ui/message';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { Slider } from '@/components/ui/slider';
import { Swatch } from '@/components/ui/swatch';
import { Switch } from '@/components/ui/switch';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { Tabs } from '@/components/ui/tabs';
import { Tag } from '@/components/ui/tag';
import { Textarea } from '@/components/ui/textarea';

const COLORS = [
  'canvas',
  'page',
  'panel',
  'field',
  'hover',
  'press',
  'line',
  'line-strong',
  'control',
  'text',
  'text-2',
  'text-3',
  'disabled',
  'accent',
  'accent-text',
  'accent-soft',
  'error',
  'success',
  'warning',
  'error-soft',
] as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-small font-medium text-text-2">{title}</h2>
      {children}
    </section>
  );
}

const nothing = () => undefined;

export function Specimens() {
  return (
    <div className="flex flex-col gap-6">
      <Colors />
      <Buttons />
      <div className="grid gap-6 tablet:grid-cols-2">
        <Fields />
        <Choices />
        <TagsAndMenus />
        <Messages />
      </div>
      <Tables />
    </div>
  );
}

function Colors() {
  return (
    <div className="grid grid-cols-10 gap-2">
      {COLORS.map((name) => (
        <figure key={name}>
          <div
            className="h-9 rounded-6 border border-line-strong"
            style={{ background: `var(--color-${name})` }}
          />
          <figcaption className="mt-0.5 text-micro text-text-3">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Buttons() {
  return (
    <Group title="Buttons">
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="primary" priceUnits={40}>
          Inpaint
        </Button>
        <Button kind="primary" disabled>
          Disabled
        </Button>
        <Button>Outline</Button>
        <Button kind="filled">Filled</Button>
        <Button kind="ghost">Ghost</Button>
        <Button kind="destructive" icon={Trash2}>
          Delete
        </Button>
        <Button kind="primary" busy>
          Running
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="w-52">
          <Button kind="primary" size="large" wide end={<span className="text-small">⌘ ↵</span>}>
            Large, 40
          </Button>
        </div>
        <Button>Default, 32</Button>
        <Button size="small">Small, 28</Button>
        <IconButton icon={Undo2} label="Undo" shortcut="⌘Z" />
        <IconButton icon={Redo2} label="Redo" unavailable="nothing to redo" />
        <IconButton icon={Brush} label="Brush" shortcut="B" size="tool" pressed />
        <IconButton icon={Lasso} label="Lasso" shortcut="L" size="tool" pressed={false} />
        <IconButton icon={Hand} label="Hand" shortcut="H" size="tool" pressed={false} />
      </div>
    </Group>
  );
}

function Fields() {
  const [prompt, setPrompt] = useState('A deer in a pine clearing');
  const [size, setSize] = useState<number | undefined>(4096);
  return (
    <Group title="Fields">
      <Field label="Name" hint="Shown on your tokens.">
        {(control) => <Input {...control} placeholder="Placeholder" />}
      </Field>
      <Field label="Width" error="At most 4096">
        {(control) => <Input {...control} defaultValue="4352" />}
      </Field>
      <NumberField label="Size" value={size} onChange={setSize} min={0} max={4096} unit="px" />
      <Field label="Prompt">
        {(control) => (
          <Textarea
            {...control}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            limit={1000}
          />
        )}
      </Field>
      <Field label="Style">
        {(control) => (
          <Select {...control}>
            <option>None</option>
            <option>Natural light</option>
          </Select>
        )}
      </Field>
    </Group>
  );
}

const MODES = [
  { value: 'generate', label: 'Generate' },
  { value: 'edit', label: 'Edit' },
  { value: 'process', label: 'Process' },
] as const;
const COUNTS = [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) }));

function Choices() {
  const [mode, setMode] = useState<'generate' | 'edit' | 'process'>('generate');
  const [count, setCount] = useState(1);
  const [level, setLevel] = useState(42);
  return (
    <Group title="Choice">
      <Tabs label="Mode" tabs={MODES} value={mode} onChange={setMode} look="segments" />
      <Tabs label="Language" tabs={MODES} value={mode} onChange={setMode} look="underline" />
      <Segmented label="Results" options={COUNTS} value={count} onChange={setCount} />
      <div className="flex gap-1.5">
        <Chip selected>16:9</Chip>
        <Chip selected={false}>3:2</Chip>
        <Chip selected={false}>
          <Swatch color="#c8642d" /> 0.5
        </Chip>
      </div>
      <div className="flex items-center gap-4">
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Off" />
        <Checkbox label="Checked" hideLabel defaultChecked />
        <Checkbox label="Not checked" hideLabel />
        <Slider
          label="Level"
          value={level}
          onChange={setLevel}
          min={0}
          max={100}
          className="grow"
        />
        <span className="price font-medium">{level}</span>
      </div>
    </Group>
  );
}

function TagsAndMenus() {
  const [open, setOpen] = useState(false);
  const items = [
    { label: 'Duplicate', icon: Copy, shortcut: '⌘ D', onSelect: nothing },
    { label: 'Download', icon: Download, shortcut: '⌘ E', onSelect: nothing },
    { label: 'Delete', icon: Trash2, destructive: true, onSelect: nothing },
  ];
  return (
    <Group title="Tags, keys, menu, dialog">
      <div className="flex flex-wrap gap-1.5">
        <Tag>Charged</Tag>
        <Tag tone="accent">Reserved</Tag>
        <Tag tone="success">Granted</Tag>
        <Tag tone="error">Failed</Tag>
        <Tag tone="warning">6 days</Tag>
        <Kbd>⌘</Kbd>
        <Kbd>K</Kbd>
      </div>
      <div className="flex gap-2">
        <Menu label="Picture" items={items} trigger={(props) => <Button {...props}>Menu</Button>} />
        <Button onClick={() => setOpen(true)}>Dialog</Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="New style"
        cost="5 for the style"
        actions={
          <>
            <Button kind="ghost" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button kind="primary" priceUnits={5} onClick={() => setOpen(false)}>
              Create style
            </Button>
          </>
        }
      >
        <Field label="Name">{(control) => <Input {...control} />}</Field>
      </Dialog>
      <Skeleton className="h-16 w-16" />
    </Group>
  );
}

function Messages() {
  return (
    <Group title="Messages">
      <Message tone="error" title="Outpaint was not run">
        The result would be 4352 px wide; the most is 4096. Nothing was charged.
      </Message>
      <Message
        tone="warning"
        title="3 units short"
        actions={<Button size="small">Use Flash</Button>}
      >
        This costs 35 and you have 32. V4.1 Flash would cost 7.
      </Message>
      <Message tone="info" title="photo-import is ready">
        Copy the token now.
      </Message>
    </Group>
  );
}

function Tables() {
  const head = (
    <>
      <HeadCell>Operation</HeadCell>
      <HeadCell>State</HeadCell>
      <HeadCell figure>Units</HeadCell>
    </>
  );
  return (
    <Table label="Ledger" head={head}>
      <tr>
        <Cell className="font-medium">Inpaint</Cell>
        <Cell>
          <Tag tone="accent">Reserved</Tag>
        </Cell>
        <Cell figure>−40</Cell>
      </tr>
      <tr>
        <Cell className="font-medium">Grant by admin</Cell>
        <Cell>
          <Tag tone="success">Granted</Tag>
        </Cell>
        <Cell figure>+5,000</Cell>
      </tr>
    </Table>
  );
}
