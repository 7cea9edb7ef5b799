using SerBench.Model.DataSets.Meshes;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Meshes;

// The count of the triangles (-1 for null) is followed by a copy of their memory.
public readonly struct MeshFloor : IFloor<Mesh>
{
    public void Encode(Mesh value, EncodeBuffer buffer)
    {
        ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes<Triangle>(value.Triangles);
        var output = new OutputCursor(buffer);
        output.Ensure(checked(sizeof(int) + bytes.Length));
        output.Put(value.Triangles?.Length ?? -1);
        output.Write(bytes);
        output.Finish();
    }

    public Mesh Decode(ArraySegment<byte> data)
    {
        var input = new InputCursor(data);
        int count = input.Read<int>();
        if (count < 0)
        {
            input.ExpectEnd();
            return new Mesh();
        }

        int size = Unsafe.SizeOf<Triangle>();
        input.NeedItems(count, size);
        ReadOnlySpan<byte> bytes = input.ReadBytes(size * count);
        input.ExpectEnd();
        return new Mesh { Triangles = MemoryMarshal.Cast<byte, Triangle>(bytes).ToArray() };
    }
}
