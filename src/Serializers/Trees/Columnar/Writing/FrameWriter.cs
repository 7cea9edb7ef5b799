using SerBench.Serializers.Trees.Columnar.Text;

namespace SerBench.Serializers.Trees.Columnar.Writing;

internal sealed class FrameWriter
{
    private readonly OpenSlots _open = new();
    private readonly FrameColumns _columns = new();
    private readonly FrameText _text = new();
    private readonly TreeNode?[] _held = new TreeNode?[ColumnarLayout.MaxPending];

    public void Run(ColumnarEncoder encoder, TreeNode root)
    {
        _open.Start(root);
        Run(encoder);
    }

    public void Help(ColumnarEncoder encoder)
    {
        _open.Clear();
        if (encoder.TryGetWork(_open))
        {
            Run(encoder);
        }
    }

    private void Run(ColumnarEncoder encoder)
    {
        _text.Reset(encoder.Link);
        do
        {
            WriteFrame(encoder);
        }
        while (_open.Count > 0 ? !encoder.IsFailed : encoder.TryGetWorkAfterOwn(_open));
    }

    private void WriteFrame(ColumnarEncoder encoder)
    {
        var walk = default(FrameWalk);
        int held = 0;
        _open.StartFrame();
        _text.Clear();
        if (!walk.Run(_open, _columns, _text.Digits, _held, ref held))
        {
            _text.StartGathering();
            walk.Run(_open, _columns, _text.Gathered, _held, ref held);
        }

        int frame = encoder.NextFrame();
        Span<TreeNode?> children = _held.AsSpan(0, held);
        _open.Push(frame, children);
        children.Clear();
        encoder.Offer(_open);

        ReadOnlySpan<byte> text = _text.Finish(out TextMode mode);
        encoder.Add(frame, _columns.Write(walk, _open.Taken, mode, _text.Count), text);
    }
}
