ALTER TABLE "document_locks" DROP CONSTRAINT "document_locks_thing_id_kind_documents_thing_id_kind_fk";
--> statement-breakpoint
CREATE INDEX "course_units_chapter" ON "course_units" USING btree ("chapter_id");