using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>
/// All that stands before the members of a root: the header, the libraries that its description mentions, and the description. It is
/// the same in every message with that root, so it is copied and compared as a whole. Libraries have the ids after the root's.
/// </summary>
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

    /// <summary>Where the records of the libraries begin.</summary>
    public int[] LibraryOffsets { get; }

    /// <summary>Where the record of the root begins.</summary>
    public int RootOffset { get; }

    public static int IdOfLibrary(int index) => Header.RootId + 1 + index;
}
