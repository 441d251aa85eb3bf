-- What a record's card says is remembered by the versions of its row and its owner's: by a column of theirs instead of the transaction's number, which a server that takes over after changes were lost gives again.
ALTER TABLE "accounts" ADD COLUMN "row_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "row_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- With an argument it says, in a setting of that name, which row the transaction has written last.
CREATE FUNCTION "renew_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.row_version := floor(random() * 9007199254740992)::bigint;
	IF TG_NARGS = 1 THEN
		PERFORM set_config(TG_ARGV[0], NEW.id::text, true);
	END IF;
	RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "accounts_renew" BEFORE UPDATE ON "accounts" FOR EACH ROW EXECUTE FUNCTION "renew_row"();--> statement-breakpoint
CREATE TRIGGER "posts_renew" BEFORE INSERT OR UPDATE ON "posts" FOR EACH ROW EXECUTE FUNCTION "renew_row"('learntrail.written_post');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "renew_post"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid[];
BEGIN
	IF TG_TABLE_NAME = 'files' THEN
		changed := ARRAY(SELECT post_id FROM post_files WHERE file_id = NEW.id);
	ELSIF TG_OP = 'DELETE' THEN
		changed := ARRAY[OLD.post_id];
	ELSE
		changed := ARRAY[NEW.post_id];
	END IF;
	-- A row that this transaction has just written is new already.
	UPDATE posts SET is_pinned = is_pinned
	WHERE id = ANY(changed) AND id::text IS DISTINCT FROM current_setting('learntrail.written_post', true);
	RETURN NULL;
END;
$$;
