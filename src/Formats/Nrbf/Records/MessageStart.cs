using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

// Holds the bytes before the root's members, which are equal in all messages of one root type.
internal sealed class MessageStart
{
    public MessageStart(ClassLayout root)
    {
        var buffer = new EncodeBuffer();
        var writer = new NrbfWriter<InOrder>(buffer, new WriterState());
        writer.BeginMessage(root);
        writer.BeginClass(root, Header.RootId);
        writer.Finish();
        Bytes = buffer.ToArray();
        Libraries = root.Library is { } own ? [own, .. root.Libraries.Where(library => library != own)] : root.Libraries;
        LibraryOffsets = new int[Libraries.Length];
        RootOffset = Header.Length;
        for (int i = 0; i < Libraries.Length; i++)
        {
            LibraryOffsets[i] = RootOffset;
            RootOffset += 1 + sizeof(int) + Libraries[i].PrefixedName.Length;
        }
    }

    public byte[] Bytes { get; }

    public Library[] Libraries { get; }

    public int[] LibraryOffsets { get; }

    public int RootOffset { get; }

    public static int IdOfLibrary(int index) => Header.RootId + 1 + index;
}
