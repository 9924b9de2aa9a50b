CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  sender TEXT NOT NULL,
  place INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  sent_at INTEGER,
  value TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS messages_due ON messages (sent_at, due_at);
CREATE INDEX IF NOT EXISTS messages_of_sender ON messages (sender, received_at);
