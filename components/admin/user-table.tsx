'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/components/ui/dates';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { Cell, CellNote, HeadCell, Table } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import { formatUnits } from '@/components/ui/units';
import { GrantDialog } from './grant-dialog';
import type { AdminActions, UserView } from './user-view';

interface UserTableProps {
  users: UserView[];
  /** Whose role can't be taken by themselves. */
  ownId: string;
  actions: AdminActions;
}

const HEAD = (
  <>
    <HeadCell>Email</HeadCell>
    <HeadCell wideOnly>Name</HeadCell>
    <HeadCell wideOnly>Role</HeadCell>
    <HeadCell wideOnly>Since</HeadCell>
    <HeadCell figure>Balance</HeadCell>
    <HeadCell>
      <span className="sr-only">Actions</span>
    </HeadCell>
  </>
);

export function UserTable({ users, ownId, actions }: UserTableProps) {
  const [granting, setGranting] = useState<UserView>();
  const [refusal, setRefusal] = useState<string>();
  const changeRole = async ({ id, role }: UserView) => {
    const wanted = role === 'admin' ? 'user' : 'admin';
    const refused = await actions
      .setRole({ userId: id, role: wanted })
      .catch(() => 'The server did not answer. Try again.');
    setRefusal(refused);
  };
  return (
    <>
      {refusal && <FieldError>{refusal}</FieldError>}
      <Table label="Users" head={HEAD}>
        {users.map((user) => (
          <tr key={user.id}>
            <Cell className="font-medium">
              <span className="block truncate max-tablet:max-w-44">{user.email}</span>
              <CellNote>
                {user.name}
                {user.role === 'admin' && ', admin'}
              </CellNote>
            </Cell>
            <Cell wideOnly className="text-text-2">
              <span className="block max-w-56 truncate">{user.name}</span>
            </Cell>
            <Cell wideOnly>
              {user.role === 'admin' ? <Tag tone="accent">Admin</Tag> : <Tag>User</Tag>}
            </Cell>
            <Cell wideOnly className="text-text-2">
              {formatDay(user.createdAt)}
            </Cell>
            <Cell figure className="font-medium">
              {formatUnits(user.balanceUnits)}
            </Cell>
            <Cell>
              <span className="flex justify-end gap-1">
                <Button size="small" onClick={() => setGranting(user)}>
                  Grant<span className="sr-only"> units to {user.email}</span>
                </Button>
                <Menu
                  label={`Actions for ${user.email}`}
                  align="end"
                  items={[
                    {
                      label: user.role === 'admin' ? 'Make an ordinary user' : 'Make administrator',
                      disabled: user.id === ownId,
                      onSelect: () => void changeRole(user),
                    },
                  ]}
                  trigger={(props) => (
                    <IconButton
                      {...props}
                      icon={Ellipsis}
                      size="small"
                      label={`Actions for ${user.email}`}
                    />
                  )}
                />
              </span>
            </Cell>
          </tr>
        ))}
      </Table>
      {granting && (
        <GrantDialog user={granting} grant={actions.grant} onClose={() => setGranting(undefined)} />
      )}
    </>
  );
}
