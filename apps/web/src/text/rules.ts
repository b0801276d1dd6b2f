/** What the app says when the rules of a running game change, and when a game cannot go on. */
export const rules = {
  'history.rules': 'Rules changed',
  'history.changes': 'Changes of rules',
  'history.stored':
    'The rules changed after this. From before a change only stored moments can be shown, about one a turn.',
  'history.storedBack': 'One stored moment back',
  'history.storedOn': 'One stored moment on',
  'history.storedNothing': 'The log mentions nothing since the stored moment before.',

  'stuck.title': 'This game cannot go on',
  'stuck.why': 'The server has newer rules, and this game could not be moved to them. The reason: {why}',
  'stuck.setAside':
    'The server was caught in an endless loop at this table and has set it aside. Whoever runs the server has been told. It goes on when they free it, or after a release that mends it. {why}',
  'stuck.kept':
    'Nothing is lost. The game is kept as it is, and no clock runs. It goes on if a later release can move it.',
  'stuck.noBoard':
    'The board cannot be shown under the newer rules. The log can be read, and you can talk to the others.',
  'stuck.closeHint': 'When the table is closed, everybody who has a seat can export the game as a file.',
  'stuck.hostCloses': '{name} is the host and can close the table. Then you can export the game as a file.',
  'stuck.leaveHint': 'Who leaves gives up their seat, and cannot export the game later.',
  'stuck.close': 'Close the table',
  'stuck.closeSure': 'Close it for good',
  'stuck.leave': 'Leave the table',
  'stuck.leaveSure': 'Leave, and give up my seat',
  'stuck.rematch': 'New game with the same people',

  'table.export': 'Export the game',
  'table.exportHint': 'The file holds the whole game. The command "orrery replay" checks it and shows it again.',

  'solo.unloadable': 'This game cannot be opened',
  'solo.unloadableWhy': 'It is kept in this browser, but it could not be loaded. The reason: {why}',
  'solo.unloadableKept':
    'Nothing was changed. You can export the game as a file, or delete it. Export it first if you may want it later.',
  'solo.delete': 'Delete the game',
  'solo.deleteSure': 'Delete it for good',
} as const;
